import { browser, change, type Sabotage, unit } from '../sabotage';

/** Defects of the tools in pages: the rule tester, the log lookup and the compose builder. */
export const TOOL_SABOTAGES: readonly Sabotage[] = [
  change(
    'the rule tester treats a rule whose condition is false as skipped',
    'tools: the verdict is PeerBanHelper’s',
    [
      'lib/rules/match-rules.ts',
      "if (condition?.result === 'FALSE') return { result: 'FALSE',",
      "if (condition?.result === 'FALSE') return { result: 'DEFAULT',",
    ],
    unit('lib/rules/rules.test.ts'),
  ),
  change(
    'the rule tester takes a script for broken YAML',
    'tools: a script is sent to the expression engine',
    ['lib/rules/examine.ts', "if (isScript(source)) return { kind: 'script' };", ''],
    unit('lib/rules/examine.test.ts'),
  ),
  change(
    'a rewritten exception of an old version bans',
    'tools: rules of old versions are rewritten with the same meaning',
    ['lib/rules/old-rule.ts', "exempts ? { hit: 'FALSE' } : {}", '{}'],
    unit('lib/rules/examine.test.ts'),
  ),
  change(
    'the rule tester does not stop catastrophic backtracking',
    'tools: catastrophic backtracking does not freeze the tester',
    [
      'components/islands/rule-tester/worker-client.ts',
      'regexTimer = setTimeout(skipRule, REGEX_TIME_LIMIT_MS, reply.index);',
      '',
    ],
    browser('rule-tester.spec.ts', 'an expression with catastrophic backtracking is stopped'),
  ),
  change(
    'a link with the state of a tool does nothing after the tool has loaded',
    'tools: an example opens with one click',
    ['components/islands/mount.ts', "    addEventListener('popstate', this);\n", ''],
    browser('rule-tester.spec.ts', 'an example in the page opens in the tester'),
  ),
  change(
    'the report of the log lookup contains addresses and paths',
    'tools: a report has no private values',
    ['lib/logs/write-report.ts', 'maskPrivate(messageOf(line))', 'messageOf(line)'],
    unit('lib/logs/logs.test.ts'),
  ),
  change(
    'the report of the log lookup contains names of torrents',
    'tools: a report has no private values',
    ['lib/logs/mask-private.ts', 'peers list of torrent ', 'peers list in torrent '],
    unit('lib/logs/mask-private.test.ts'),
  ),
  change(
    'the log lookup explains a message by a text inside it',
    'tools: reported logs lead to the section that explains them',
    ['lib/logs/match-messages.ts', 'a.start - b.start || b.length - a.length', 'b.length - a.length'],
    unit('lib/logs/field-logs.test.ts'),
  ),
  change(
    'the log lookup matches only part of a message',
    'tools: a line is matched with its explanation',
    [
      'lib/logs/match-messages.ts',
      'if (index === -1) return [];\n    starts.push',
      'if (index === -1) break;\n    starts.push',
    ],
    unit('lib/logs/logs.test.ts'),
  ),
  change(
    'the compose builder writes an unknown key',
    'tools: the file has only keys of the Compose Specification',
    ['lib/compose/compose-file.ts', "isHost ? { network_mode: 'host' }", "isHost ? { network: 'host' }"],
    unit('lib/compose/compose.test.ts'),
  ),
  change(
    'the compose builder drops the address of 127.0.0.1:9898',
    'tools: a mapping that readers know from Docker is understood',
    [
      'lib/compose/compose-choices.ts',
      "{ ...choices, port, localOnly: address !== '0.0.0.0' }",
      '{ ...choices, port }',
    ],
    unit('lib/compose/compose.test.ts'),
  ),
  change(
    'a bridged downloader is not an error',
    'tools: a choice that breaks bans has an error',
    [
      'lib/compose/compose-choices.ts',
      "error('downloaderNetwork', 'downloaderBridge',",
      "warning('downloaderNetwork', 'downloaderBridge',",
    ],
    browser('compose-builder.spec.ts', 'a choice that breaks bans has an error'),
  ),
];
