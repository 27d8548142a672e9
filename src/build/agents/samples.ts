/** A whole funnel with a branch, a score, a condition and a saved answer, for whoever has never seen one. */
export const branching = `id: garden
language: en
start: size
scales: { effort: {} }
steps:
  size:
    type: question
    path: /
    question: How large is your garden?
    options:
      - { id: balcony, label: A balcony, next: pots } # only these visitors see the step "pots"
      - { id: yard, label: A yard, score: { effort: 2 } }
      - { id: field, label: A field, score: { effort: 5 } }
    next: goal
  pots:
    type: info
    path: /pots
    sections: [{ type: heading, text: Pots need water every day }]
    button: Go on
    back: size
    next: goal
  goal:
    type: question
    path: /goal
    question: What shall grow?
    save: goal # texts can say {goal|something} from here on
    options: [Beans, Roses]
    back: previous # two ways lead here
    next:
      - { when: { score: { effort: { min: 5 } } }, go: help }
      - { go: plan }
  help:
    type: end
    path: /help
    sections: [{ type: heading, text: "A field is much work. We call you." }]
  plan:
    type: end
    path: /plan
    sections:
      - { type: heading, text: "Your plan: {goal|a surprise}" }
      - { type: text, when: { size: balcony }, text: It fits into three pots. }
`;

/** Changes of the README's smallest funnel that are often made, and the rule that reports each. */
export const mistakes: readonly { readonly right: string; readonly wrong: string; readonly rule: string }[] = [
  { right: "next: contact", wrong: "next: contcat", rule: "unknown-target" },
  { right: "button: Send it", wrong: "buton: Send it", rule: "unknown-key" },
  { right: "type: end", wrong: "type: ending", rule: "unknown-type" },
  { right: "    next: thanks\n", wrong: "", rule: "missing-key" },
  { right: "path: /contact", wrong: "path: /", rule: "duplicate-path" },
  { right: "options: [Rye, Wheat]", wrong: "options: [Rye, Rye]", rule: "duplicate-option" },
  { right: "{answer.bread|Bread}", wrong: "{answer.bred|Bread}", rule: "unknown-placeholder" },
  { right: "(legal:privacy)", wrong: "(legal:privcy)", rule: "unknown-legal-tab" },
  { right: "heading: Where shall we send", wrong: "heading: Question 2: where shall we send", rule: "yaml-syntax" },
  {
    right: "heading: Where shall we send",
    wrong: "heading: Our #1 recipe. Where shall we send",
    rule: "cut-by-comment",
  },
  { right: "{ type: heading,", wrong: "{ type: heading, when: { bread: barley },", rule: "unknown-condition" },
  { right: "start: bread", wrong: "start: contact", rule: "unreachable-step" },
];
