import { readYamlRules } from '@/lib/rules/read-yaml-rules';
import { answerQuestion, type TesterAnswer, type TesterQuestion } from './answer-question';

/** For development, which has no workers: an expression that never ends stops the page. */
export function answerInPage(question: TesterQuestion): TesterAnswer {
  const answer = answerQuestion(question);
  return answer.kind === 'needs-yaml' ? answerInPage({ ...question, read: readYamlRules(question.rules) }) : answer;
}
