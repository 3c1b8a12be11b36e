import { Navigate, useLocation } from "react-router";
import { resolvePath } from "./addresses.ts";

/** Sends an old or impossible address on; query and hash come along. */
export function Redirect() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={{ pathname: resolvePath(pathname), search, hash }} replace />;
}
