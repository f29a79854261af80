import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createKeyQueue } from "./key-queue.ts";

const press = (key: string) => ({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("keys that come faster than the rows", () => {
  function queueOf() {
    const page = { isMoving: false };
    const played: string[] = [];
    const queue = createKeyQueue(
      () => page.isMoving,
      ({ key }) => {
        played.push(key);
        // What a key does may move the rows again; and it must not wait for itself.
        page.isMoving = key === "ArrowRight";
        expect(queue.takes(press(key))).toBe(false);
      },
    );
    return { page, played, queue };
  }

  it("wait while the rows are on their way, and are carried out in order", () => {
    const { page, played, queue } = queueOf();
    expect(queue.takes(press("ArrowDown"))).toBe(false);
    page.isMoving = true;
    for (const key of ["ArrowDown", "ArrowRight", "ArrowDown", "a"]) expect(queue.takes(press(key))).toBe(true);
    queue.goOn();
    vi.runAllTimers();
    expect(played).toEqual([]);
    page.isMoving = false;
    queue.goOn();
    vi.runAllTimers();
    expect(played).toEqual(["ArrowDown", "ArrowRight"]);
    page.isMoving = false;
    expect(queue.takes(press("b"))).toBe(true);
    queue.goOn();
    vi.runAllTimers();
    expect(played).toEqual(["ArrowDown", "ArrowRight", "ArrowDown", "a", "b"]);
    expect(queue.takes(press("c"))).toBe(false);
  });

  it("remember the cell of the first: an edit may take the focus to the row before it is its turn", () => {
    let isMoving = true;
    const from: (string | undefined)[] = [];
    const queue = createKeyQueue(
      () => isMoving,
      (waiting) => from.push(waiting.from),
    );
    queue.takes(press("Delete"), "description");
    queue.takes(press("ArrowLeft"), "description");
    isMoving = false;
    queue.goOn();
    vi.runAllTimers();
    expect(from).toEqual(["description", undefined]);
  });

  it("are carried out at once before a key that comes to the text which they are for", () => {
    const { page, played, queue } = queueOf();
    page.isMoving = true;
    for (const key of ["F2", "a", "b"]) queue.takes(press(key));
    queue.catchUp();
    expect(played).toEqual([]);
    page.isMoving = false;
    queue.catchUp();
    expect(played).toEqual(["F2", "a", "b"]);
    expect(queue.takes(press("c"))).toBe(false);
    queue.goOn();
    vi.runAllTimers();
    expect(played).toEqual(["F2", "a", "b"]);
  });

  it("are forgotten when the focus is elsewhere", () => {
    const { page, played, queue } = queueOf();
    page.isMoving = true;
    queue.takes(press("a"));
    queue.clear();
    page.isMoving = false;
    queue.goOn();
    vi.runAllTimers();
    expect(played).toEqual([]);
  });
});
