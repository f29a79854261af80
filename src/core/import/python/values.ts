import type { Json } from "../../types.ts";
import type { Expression } from "./expression.ts";
import type { PythonModule } from "./module.ts";

/** The value of an expression that can be known without running it, names of the module included. */
export function literalOf(expression: Expression, module: PythonModule, hops = 8): Json | undefined {
  switch (expression.kind) {
    case "string":
    case "number":
    case "boolean":
      return expression.value;
    case "none":
      return null;
    case "list": {
      const items = expression.items.map((item) => literalOf(item, module, hops));
      return items.some((item) => item === undefined) ? undefined : (items as Json[]);
    }
    case "dict": {
      const entries = expression.entries.map(([key, value]) => [
        literalOf(key, module, hops),
        literalOf(value, module, hops),
      ]);
      if (entries.some(([key, value]) => typeof key !== "string" || value === undefined)) return undefined;
      return Object.fromEntries(entries as [string, Json][]);
    }
    case "name": {
      if (hops === 0) return undefined;
      const [owner = "", member, ...more] = expression.name.split(".");
      if (member === undefined) {
        const assigned = module.names.get(owner);
        return assigned && literalOf(assigned, module, hops - 1);
      }
      // A member of an enumeration, or its value.
      if (more.length > 0 && more.join() !== "value") return undefined;
      const field = module.classes.get(owner)?.fields.find(({ name }) => name === member);
      return field?.value && literalOf(field.value, module, hops - 1);
    }
    default:
      return undefined;
  }
}
