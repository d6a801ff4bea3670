import { readYamlRules } from '@/lib/rules/read-yaml-rules';
import { examinePastedRules, type TesterRequest, type TesterResult } from './examine-pasted-rules';

/** Examines rules on the current thread: at build time, and in development, where a catastrophic regex blocks the page. */
export function examineWithoutWorker(request: TesterRequest): TesterResult {
  const result = examinePastedRules(request);
  if (result.kind !== 'needs-yaml') return result;
  return examineWithoutWorker({ ...request, parsedYaml: readYamlRules(request.rules) });
}
