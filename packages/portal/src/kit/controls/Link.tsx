// Links of the app. Those of the router also preload routes and know external addresses: on every
// page, more script than all of its links are worth.
import type { ComponentProps, MouseEvent } from "react";
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from "react-router";

interface LinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  /** An address of the portal. */
  readonly to: To;
}

export function Link({ to, onClick, ...others }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...others}
      href={useHref(to)}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** A link that says when it leads to the shown page, with the class `active`. */
export function NavLink({ className = "", ...others }: LinkProps) {
  const { pathname } = useLocation();
  const isHere = samePath(useResolvedPath(others.to).pathname) === samePath(pathname);
  return (
    <Link
      {...others}
      className={isHere ? `${className} active` : className}
      aria-current={isHere ? "page" : undefined}
    />
  );
}

function samePath(path: string): string {
  return path.toLowerCase().replace(/(.)\/$/, "$1");
}
