/** What the page asks of a worker: a function of a topic, by name. */
export interface WorkerRequest {
  readonly id: number;
  readonly topic: string;
  readonly name: string;
  readonly input: unknown;
}

/** Somebody is about to ask about a topic: its code is loaded meanwhile. Nothing is answered. */
export interface Expectation {
  readonly expected: string;
}

export type WorkerResponse =
  /** The code of the worker is loaded: it can be asked. */
  | { readonly kind: "ready" }
  /** The code of the topic is loaded, and the work begins. */
  | { readonly kind: "started"; readonly id: number }
  /** A sign of life, and how far the work has come. */
  | { readonly kind: "progress"; readonly id: number; readonly at: unknown }
  | { readonly kind: "answered"; readonly id: number; readonly value: unknown }
  | { readonly kind: "failed"; readonly id: number; readonly message: string };

/** The part of Worker that the page needs; a test gives another. */
export interface WorkerLike {
  postMessage(message: WorkerRequest | Expectation): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}
