/** One connection of WebDriver BiDi: commands with answers. */
export interface Bidi {
  send<Result = unknown>(method: string, params: object): Promise<Result>;
  close(): void;
}

/** The part of the browser's WebSocket that Node has, too; Node 20 only with a flag (`scripts/browsers.mjs`). */
interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: "open" | "close" | "error", listener: () => void): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
}

interface Answer {
  readonly id: number | null;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

export function connect(url: string): Promise<Bidi> {
  const { WebSocket } = globalThis as { WebSocket?: new (url: string) => Socket };
  if (!WebSocket) throw new Error("this Node has no WebSocket: run npm run test:browsers");
  const socket = new WebSocket(url);
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  const fail = (why: string) => {
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data)) as Answer;
    const asked = id === null ? undefined : waiting.get(id);
    if (id !== null) waiting.delete(id);
    if (error !== undefined) asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result as never);
  });
  socket.addEventListener("close", () => fail("the browser closed the connection"));
  return new Promise((resolve, reject) => {
    socket.addEventListener("error", () => reject(new Error(`nothing answers at ${url}`)));
    socket.addEventListener("open", () =>
      resolve({
        send: (method, params) =>
          new Promise((resolve, reject) => {
            waiting.set(++lastId, { resolve, reject });
            socket.send(JSON.stringify({ id: lastId, method, params }));
          }),
        close: () => socket.close(),
      }),
    );
  });
}
