import { readYamlRules } from '@/lib/rules/read-yaml-rules';
import { examinePastedRules, type TesterRequest, type TesterResult } from './examine-pasted-rules';

/** Examines rules at build time, and in development, where an expression that backtracks catastrophically blocks the page. */
export function examineWithoutWorker(request: TesterRequest): TesterResult {
  const result = examinePastedRules(request);
  if (result.kind !== 'needs-yaml') return result;
  return examineWithoutWorker({ ...request, parsedYaml: readYamlRules(request.rules) });
}
