/** Reads rules with the YAML library, which is loaded for nothing else. */
import { readYamlRules } from '@/lib/rules/read-yaml-rules';

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(readYamlRules(data)));
