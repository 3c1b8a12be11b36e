/** Version of the package, filled in by the build. */
declare const __EPISCOPE_VERSION__: string;
