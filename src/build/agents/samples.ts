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

/** A whole funnel that computes a price, refuses some and takes a payment. */
export const selling = `id: lawn
language: en
start: size
entry: in-order # a link into the middle leads to where its visitor left off
product: { name: Lawn care, support: hello@lawn.internal }
facts: { visits: { value: 12, source: Our own plan } }
values:
  fee: { of: "30 + area * 0.25", in: m2, currency: EUR } # measures read as plain numbers
plans:
  deposit: { name: Deposit, price: 20, currency: EUR } # paid once; with period and renews, a subscription
lead: { source: lawn, send: [answers, values, computed] }
steps:
  size:
    type: form
    path: /
    heading: How large is your lawn?
    fields:
      - { id: area, type: measure, label: Area, units: [m2, ft2], min: 10 m2, max: 2000 m2 }
      - { id: postcode, type: text, label: Postcode, pattern: postcode, autocomplete: postal-code }
      - { id: mail, type: email, label: Email, contact: true } # contact: the form leaves a lead
    button: Go on
    consent: We send you your price. See our [privacy policy](legal:privacy).
    next:
      - { when: { field: { postcode: { starts: [SW, W] } } }, go: moss }
      - { go: far }
  far:
    type: end
    path: /far
    sections: [{ type: heading, text: "{postcode} is too far for us" }]
    button: { text: Ask us, to: support }
  moss:
    type: question
    path: /moss
    question: How much moss is there?
    record: Moss # kept for leads and reports
    layout: scale
    ends: { low: None, high: Only moss }
    options: ["1", "2", "3"]
    back: size
    next: offer
  offer:
    type: offer
    path: /offer
    sections:
      - { type: heading, text: "{fee} for each of {facts.visits} visits" }
      - { type: plans, heading: Reserve your first visit, plans: [deposit], default: deposit }
      - { type: button, text: Pay the deposit, action: next }
      - { type: text, small: true, text: "It is part of your bill. See our [terms](legal:terms)." }
    back: moss
    paid: welcome # pays on this page; instead, next: a step of type checkout, which has paid
  welcome:
    type: receipt
    path: /welcome
    heading: Thank you
    ready: Your visit is reserved.
    failed: Your payment is here, but something went wrong.
    support: Back to the start
legal:
  title: Legal
  tabs:
    - { id: terms, purpose: terms, label: Terms, text: The deposit is part of the price. }
    - { id: privacy, purpose: privacy, label: Privacy policy, text: We keep your answers for your bill. }
`;

/** What is often wrong in a first draft, as a change of one of the examples, and the rule that reports it. The most frequent come first. */
export const mistakes: readonly { readonly right: string; readonly wrong: string; readonly rule: string }[] = [
  { right: "entry: in-order", wrong: "entry: open", rule: "unset-when-opened" },
  { right: ", source: Our own plan", wrong: "", rule: "claim-without-source" },
  { right: "lawn.internal", wrong: "lawn.example", rule: "example-address" },
  { right: "    record: Moss # kept for leads and reports", wrong: "", rule: "unused-question" },
  { right: ", in: m2", wrong: "", rule: "mixed-units" },
  { right: "    back: moss", wrong: "    next: welcome", rule: "unused-exit" },
  { right: " See our [terms](legal:terms).", wrong: "", rule: "missing-legal-terms" },
  { right: "heading: How large is your", wrong: "heading: Our #1 question. How large is your", rule: "cut-by-comment" },
  { right: "heading: How large is your", wrong: "heading: Question 1: how large is your", rule: "yaml-syntax" },
  { right: "text: It fits into three pots.", wrong: "text: It fits, in three pots.", rule: "unknown-key" },
  { right: "{fee}", wrong: "{fees}", rule: "unknown-placeholder" },
  { right: "{ size: balcony }", wrong: "{ size: small }", rule: "unknown-condition" },
];
