import { type ExitCode, exitCodes, type Host } from "./host.ts";
import { plain } from "./plain.ts";
import { progressLine } from "./progress.ts";
import { run } from "./run.ts";
import { wantsColour } from "./style.ts";

const terminal = process.stdout.isTTY === true;

const line = progressLine({
  now: () => performance.now(),
  terminal: process.stderr.isTTY === true,
  write: (text) => void process.stderr.write(text),
});

const host: Host = {
  directory: process.cwd(),
  terminal,
  colour: wantsColour(process.env, terminal),
  print: (text) => {
    line.clear();
    process.stdout.write(text);
  },
  note: (text) => {
    line.clear();
    process.stderr.write(`${text}\n`);
  },
  progress: line.show,
  input: () => process.stdin,
  streams: () => ({ input: process.stdin, output: process.stdout }),
  untilStopped: () =>
    new Promise((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
    }),
};

// `toolwright ... | head` closes the pipe early: that is no error. A full disk is.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") process.exitCode = exitCodes.trouble;
  });
}

run(process.argv.slice(2), host).then(finish, (error: unknown) => {
  host.note(
    `toolwright: this is a bug in toolwright: ${plain(error instanceof Error ? (error.stack ?? error.message) : String(error))}`,
  );
  finish(exitCodes.trouble);
});

/** Never process.exit: it would cut off what a pipe has not taken yet. */
function finish(code: ExitCode): void {
  line.clear();
  process.exitCode ??= code;
}
