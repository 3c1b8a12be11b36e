// The headers of every response. Scripts, styles and fonts come only from this site; no text is
// evaluated.

export function securityHeaders(dataOrigin: string | undefined): Readonly<Record<string, string>> {
  const data = dataOrigin ? ` ${dataOrigin}` : "";
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${data}`,
    "font-src 'self'",
    `connect-src 'self'${data}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
  return {
    "content-security-policy": policy.join("; "),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
  };
}

/** Any site may frame a page with one plot. */
export function embeddedHeaders(
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { "x-frame-options": _, "content-security-policy": policy = "", ...rest } = headers;
  return {
    ...rest,
    "content-security-policy": policy.replace("frame-ancestors 'self'", "frame-ancestors *"),
  };
}
