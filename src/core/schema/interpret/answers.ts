/** Yes, no, or not for us to say. */
export type Answer = boolean | undefined;

/** Both, where one "no" is enough, whatever the other would say. */
export function both(one: Answer, other: Answer): Answer {
  return one === false || other === false ? false : one && other;
}

export function some(answers: readonly Answer[]): Answer {
  return answers.includes(true) ? true : answers.includes(undefined) ? undefined : false;
}

export function exactlyOne(answers: readonly Answer[]): Answer {
  const sure = answers.filter((answer) => answer === true).length;
  if (sure > 1) return false;
  return answers.includes(undefined) ? undefined : sure === 1;
}

export function opposite(answer: Answer): Answer {
  return answer === undefined ? undefined : !answer;
}
