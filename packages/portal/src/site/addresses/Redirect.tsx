import { Navigate, useLocation } from "react-router";
import { resolvePath } from "./addresses.ts";

/** Redirects an old or impossible address, keeping query and hash. */
export function Redirect() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={{ pathname: resolvePath(pathname), search, hash }} replace />;
}
