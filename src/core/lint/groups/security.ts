import type { Rule } from "../rule.ts";
import { securityBidiControl } from "../rules/security/bidi-control.ts";
import { securityBuiltinShadow } from "../rules/security/builtin-shadow.ts";
import { securityCoerciveOrder } from "../rules/security/coercive-order.ts";
import { securityConceal } from "../rules/security/conceal.ts";
import { securityControlChars } from "../rules/security/control-chars.ts";
import { securityCrossToolReference } from "../rules/security/cross-tool-reference.ts";
import { securityDescriptorPin } from "../rules/security/descriptor-pin.ts";
import { securityEncodedBlob } from "../rules/security/encoded-blob.ts";
import { securityExfilParam } from "../rules/security/exfil-param.ts";
import { securityHiddenMarkup } from "../rules/security/hidden-markup.ts";
import { securityHomoglyphName } from "../rules/security/homoglyph-name.ts";
import { securityIconScheme } from "../rules/security/icon-scheme.ts";
import { securityIconSvg } from "../rules/security/icon-svg.ts";
import { securityIconThirdParty } from "../rules/security/icon-third-party.ts";
import { securityInjectionPhrase } from "../rules/security/injection-phrase.ts";
import { securityInvisibleUnicode } from "../rules/security/invisible-unicode.ts";
import { securityLethalTrifecta } from "../rules/security/lethal-trifecta.ts";
import { securityNonNfc } from "../rules/security/non-nfc.ts";
import { securityPathUnconstrained } from "../rules/security/path-unconstrained.ts";
import { securityRawQuery } from "../rules/security/raw-query.ts";
import { securityReadonlyClaim } from "../rules/security/readonly-claim.ts";
import { securityRedos } from "../rules/security/redos.ts";
import { securityRefBomb } from "../rules/security/ref-bomb.ts";
import { securitySchemaPhi } from "../rules/security/schema-phi.ts";
import { securitySchemaTextLength } from "../rules/security/schema-text-length.ts";
import { securityScriptInText } from "../rules/security/script-in-text.ts";
import { securitySecondaryAction } from "../rules/security/secondary-action.ts";
import { securitySecretHeader } from "../rules/security/secret-header.ts";
import { securitySecretParam } from "../rules/security/secret-param.ts";
import { securitySecretValue } from "../rules/security/secret-value.ts";
import { securitySensitivePath } from "../rules/security/sensitive-path.ts";
import { securityShellExec } from "../rules/security/shell-exec.ts";
import { securityUnboundedArray } from "../rules/security/unbounded-array.ts";
import { securityUnboundedString } from "../rules/security/unbounded-string.ts";
import { securityUrlInText } from "../rules/security/url-in-text.ts";
import { securityUrlUnconstrained } from "../rules/security/url-unconstrained.ts";
import { securityWhitespaceHiding } from "../rules/security/whitespace-hiding.ts";

/** In the order of the reference. */
export const securityRules: readonly Rule[] = [
  securityInjectionPhrase,
  securityConceal,
  securityCoerciveOrder,
  securityHiddenMarkup,
  securityInvisibleUnicode,
  securityBidiControl,
  securityControlChars,
  securityHomoglyphName,
  securityNonNfc,
  securityWhitespaceHiding,
  securityEncodedBlob,
  securitySensitivePath,
  securitySecretValue,
  securitySecretParam,
  securitySecretHeader,
  securityExfilParam,
  securitySecondaryAction,
  securityCrossToolReference,
  securityBuiltinShadow,
  securityUrlInText,
  securityScriptInText,
  securityIconScheme,
  securityIconSvg,
  securityIconThirdParty,
  securityRedos,
  securityRefBomb,
  securityUnboundedString,
  securityUnboundedArray,
  securityShellExec,
  securityPathUnconstrained,
  securityUrlUnconstrained,
  securityRawQuery,
  securityLethalTrifecta,
  securitySchemaPhi,
  securityDescriptorPin,
  securitySchemaTextLength,
  securityReadonlyClaim,
];
