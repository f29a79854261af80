import { type ChildProcess, spawn } from "node:child_process";

export interface Started {
  /** What `until` found in what the process said. */
  readonly said: RegExpExecArray;
  stop(): Promise<void>;
}

/** Starts a process and waits until it says something; rejects with its last line when it ends or is silent for too long. */
export function start(
  command: string,
  args: readonly string[],
  { env = {}, until }: { readonly env?: Readonly<Record<string, string>>; readonly until: RegExp },
): Promise<Started> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const give = (why: string) => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      reject(new Error(`${command} ${why}: ${output.trim().split("\n").at(-1) || "it said nothing"}`));
    };
    const timer = setTimeout(() => give(`did not start within ${patience / 1000} s`), patience);
    const read = (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-10_000);
      const said = until.exec(output);
      if (!said) return;
      clearTimeout(timer);
      resolve({ said, stop: () => ended(child) });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("error", (error) => give(`did not start (${error.message})`));
    child.once("exit", (code) => give(`ended with ${code}`));
  });
}

/** A busy machine is slow, not wrong. */
const patience = 60_000;

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), 5_000);
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill("SIGTERM");
  });
}
