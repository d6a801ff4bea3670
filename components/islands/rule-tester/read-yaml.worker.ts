/** A worker of its own, so that only readers who paste unusual YAML download the YAML library. */
import { readYamlRules } from '@/lib/rules/read-yaml-rules';

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(readYamlRules(data)));
