import type { Building } from "../zod/building.ts";
import type { TypeScriptModule } from "./module.ts";
import type { SyntaxNode } from "./syntax.ts";
import type { Frame, Value } from "./value.ts";

/** What the readers of single expressions need of each other. */
export interface Evaluator {
  readonly building: Building;
  evaluate(node: SyntaxNode, module: TypeScriptModule, frame: Frame | undefined): Value;
  /** What a function returns for these arguments. */
  call(of: Value, given: readonly Value[]): Value;
  /** What a module exports under a name. */
  exported(module: TypeScriptModule, name: string): Value | undefined;
  /** What a file exports as a whole. */
  from(module: TypeScriptModule, path: string): Value | undefined;
  /** A name that stands for a member of the same name: `{ city }`. */
  short(name: SyntaxNode, module: TypeScriptModule, frame: Frame | undefined): Value;
  unknown(node: SyntaxNode, module: TypeScriptModule): Value;
}

/** An expression, where it stands, and what is known of the calls around it. */
export interface At {
  readonly node: SyntaxNode;
  readonly module: TypeScriptModule;
  readonly frame: Frame | undefined;
}
