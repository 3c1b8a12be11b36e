/** Version of the package, filled in by the build. */
declare const __EPISCOPE_VERSION__: string;
/** Version, commit and licence, filled in by the build. */
declare const __EPISCOPE_BUILT__: import("@episcope/scenario").BuildIdentity;
