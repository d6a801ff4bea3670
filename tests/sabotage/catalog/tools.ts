import { browser, change, type Sabotage, unit } from '../sabotage';

/** Defects of the tools in pages: the rule tester, the log lookup and the compose builder. */
export const TOOL_SABOTAGES: readonly Sabotage[] = [
  change(
    'the rule tester skips a rule whose if is not met',
    'tools: the verdict is PeerBanHelper’s',
    [
      'lib/rules/match-rules.ts',
      "if (condition?.result === 'FALSE') return { result: 'FALSE',",
      "if (condition?.result === 'FALSE') return { result: 'DEFAULT',",
    ],
    unit('lib/rules/rules.test.ts'),
  ),
  change(
    'the rule tester waits for an expression that never ends',
    'tools: an expression that explodes does not freeze the tester',
    [
      'components/islands/rule-tester/worker-client.ts',
      "if (reply.kind === 'started') timer = setTimeout(handleTimeout, TIME_LIMIT_MS);",
      "if (reply.kind === 'started') return;",
    ],
    browser('rule-tester.spec.ts', 'an expression that explodes is stopped'),
  ),
  change(
    'a link to a state of a tool does nothing once the tool is there',
    'tools: an example opens with one press',
    ['components/islands/mount.ts', "    addEventListener('popstate', this);\n", ''],
    browser('rule-tester.spec.ts', 'an example of the page opens in the tester'),
  ),
  change(
    'the report of the log lookup has addresses and paths',
    'tools: a report has no private values',
    ['lib/logs/write-report.ts', 'maskPrivate(messageOf(line))', 'messageOf(line)'],
    unit('lib/logs/logs.test.ts'),
  ),
  change(
    'the log lookup takes part of a message for the message',
    'tools: a line is named with its meaning',
    ['lib/logs/match-messages.ts', 'if (index === -1) return -1;', 'if (index === -1) return start;'],
    unit('lib/logs/logs.test.ts'),
  ),
  change(
    'the compose builder writes a key that Compose does not know',
    'tools: the file has only keys of Compose',
    ['lib/compose/compose-file.ts', "isHost ? { network_mode: 'host' }", "isHost ? { network: 'host' }"],
    unit('lib/compose/compose.test.ts'),
  ),
  change(
    'a bridged downloader passes for a good choice',
    'tools: what breaks bans is an error in its place',
    [
      'lib/compose/check-choices.ts',
      "field: 'downloaderNetwork', isError: true",
      "field: 'downloaderNetwork', isError: false",
    ],
    browser('compose-builder.spec.ts', 'what breaks bans is said in its place'),
  ),
];
