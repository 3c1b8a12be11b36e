// Preloaded into a server (node --import): shifts the date by EPISCOPE_TEST_CLOCK (years), at the
// start to the first, and at each SIGUSR2 to the next of these years. Nothing else about time
// changes.
const year = 365 * 24 * 3600 * 1000;
const [start = 0, ...later] = (process.env.EPISCOPE_TEST_CLOCK ?? "").split(",").map(Number);
const RealDate = Date;
let offset = start * year;

globalThis.Date = class extends RealDate {
  /** @param {[]} parts */
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + offset;
  }
};

process.on("SIGUSR2", () => {
  offset = (later.shift() ?? 0) * year;
  process.stderr.write(
    `It is ${new Date().getFullYear() - new RealDate().getFullYear()} years later\n`,
  );
});
