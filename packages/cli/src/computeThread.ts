// Entry of the bundle that worker threads run.
import "@episcope/runner/worker";
