import { drawnWhile, watchRenders } from "./renders.ts";
import { expect, test } from "./test.ts";

const text = { type: "string" };
const tool = {
  name: "plan_trip",
  description: "Plans a trip.",
  inputSchema: {
    type: "object",
    properties: {
      ...Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`plain_${at}`, text])),
      place: { type: "object", properties: { city: text, street: text } },
      tags: { type: "array", items: text },
      pair: { type: "array", prefixItems: [text, text] },
      by: {
        oneOf: [
          { title: "Train", type: "object", required: ["kind"], properties: { kind: { const: "train" }, seat: text } },
          { title: "Car", type: "object", required: ["kind"], properties: { kind: { const: "car" }, plate: text } },
        ],
      },
    },
  },
};

test("a key draws one field again, a change of structure one branch", async ({ app, page }) => {
  await watchRenders(page);
  await app.open();
  await app.openFile("trip.json", JSON.stringify(tool));
  await page.getByRole("tab", { name: "Try" }).click();
  const form = page.getByRole("region", { name: "Form" });
  const field = (name: string) => form.getByRole("textbox", { name, exact: true });
  await expect(field("plain_7")).toBeVisible();
  // A field that is drawn for the first time has more to say than one that is typed into.
  await field("plain_7").fill("a");

  await test.step("a key", async () => {
    const drawn = await drawnWhile(page, () => field("plain_7").press("b"));
    expect(drawn.filter((at) => at !== "/plain_7")).toEqual([]);
  });
  await test.step("the first key of a field, which is sent from then on", async () => {
    await field("plain_8").focus();
    expect(await drawnWhile(page, () => field("plain_8").press("b"))).toEqual(["/plain_8"]);
  });
  await test.step("an element is added to a list", async () => {
    await form.getByRole("button", { name: "Add to tags" }).click();
    await field("tags[0]").fill("a");
    const drawn = await drawnWhile(page, () => form.getByRole("button", { name: "Add to tags" }).click());
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((at) => !at.startsWith("/tags"))).toEqual([]);
  });
  await test.step("an object is opened", async () => {
    // What is left is drawn, too, when somebody was at it for the first time.
    await field("plain_7").focus();
    const drawn = await drawnWhile(page, () => form.getByRole("button", { name: "Open place" }).click());
    expect(drawn).toContain("/place/city");
    expect(drawn.filter((at) => !at.startsWith("/place"))).toEqual([]);
  });
  await test.step("another branch of a union is chosen", async () => {
    await field("plain_7").focus();
    const drawn = await drawnWhile(page, () => form.getByRole("radio", { name: "Car" }).click());
    expect(drawn).toContain("/by/plate");
    expect(drawn.filter((at) => !at.startsWith("/by"))).toEqual([]);
  });
});
