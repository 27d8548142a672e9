/** One row of the specification's table of the quiz flow. */
export type FlowRow = {
  readonly path: string;
  /** Question, heading or text that the page must show, word for word; undefined if the specification names none. */
  readonly says?: readonly string[];
  /** Labels of the options, in their order. */
  readonly options?: readonly string[];
  readonly several?: true;
  /** Label that the answer is recorded under; a row without one is not recorded. */
  readonly record?: string;
  readonly save?: string;
  readonly button?: string;
  readonly back: string;
  readonly next: string;
};

/** The quiz flow from the specification's table. Without a back target, Back leads to the previous step. */
export const quizFlow: readonly FlowRow[] = [
  {
    path: "/step-1",
    says: ["What is your age?"],
    options: ["18-24", "25-34", "35-44", "45+"],
    back: "/",
    next: "/stats-slide",
  },
  {
    path: "/stats-slide",
    says: ["{facts.users} people already use {product.name}"],
    button: "CONTINUE",
    back: "/step-1",
    next: "/step-2",
  },
  {
    path: "/step-2",
    says: ["Which source of income are you most familiar with?"],
    options: ["Full-time employment", "Passive income", "Other"],
    back: "/stats-slide",
    next: "/step-3",
  },
  {
    path: "/step-3",
    says: ["How do you feel about your financial situation?"],
    options: ["I'm comfortable", "I'd like more stability", "I struggle to reach my financial goals"],
    record: "Financial Situation",
    back: "/step-2",
    next: "/step-4",
  },
  {
    path: "/step-4",
    says: ["Do you want to retire rich?"],
    options: ["I'm already retired", "Yes, but I don't know how", "I haven't thought about retirement"],
    back: "/step-3",
    next: "/step-5",
  },
  {
    path: "/step-5",
    says: ["How confident are you about your financial future?"],
    options: ["Very confident", "Somewhat confident", "Not confident at all"],
    record: "Financial Confidence",
    back: "/step-4",
    next: "/info-1",
  },
  {
    path: "/info-1",
    says: [
      "It's normal to be unsure about your future, we're here to guide you!",
      "More than {facts.worried}",
      "of people worry about their financial future",
      "Source: bank survey",
    ],
    button: "CONTINUE",
    back: "/step-5",
    next: "/step-6",
  },
  {
    path: "/step-6",
    options: ["Yes, all the time", "Sometimes", "Rarely", "Not at all"],
    back: "/info-1",
    next: "/step-7",
  },
  {
    path: "/step-7",
    says: ["Do you have any knowledge about trading?"],
    options: ["I'm experienced, but want to improve", "I've heard about it", "No, but I'd like to learn more"],
    record: "Trading Knowledge",
    back: "/step-6",
    next: "/step-8",
  },
  {
    path: "/step-8",
    says: ["What scares you the most about trading?"],
    options: [
      "Losing money",
      "Not knowing what to invest in",
      "Fear of missing out (FOMO)",
      "It's too complicated for me",
    ],
    back: "/step-7",
    next: "/step-9",
  },
  {
    path: "/step-9",
    says: ["What aspect of trading interests you the most?"],
    options: ["Right timing to sell and buy", "Different types of assets", "Risks and rewards", "I'm not sure yet"],
    back: "/step-8",
    next: "/step-10",
  },
  {
    path: "/step-10",
    says: ["Which companies interest you the most?", "Select all that apply"],
    options: "Netflix,Tesla,Apple,Amazon,McDonalds,Shell,Exxon,Microsoft,Google,Pfizer".split(","),
    several: true,
    record: "Companies of Interest",
    button: "NEXT STEP",
    back: "/step-9",
    next: "/step-11",
  },
  {
    path: "/step-11",
    says: ["Which tools would you like to have to optimize your trading journey?"],
    options: [
      "Regular trading tips and advice",
      "AI trading coach",
      "Personal learning plan",
      "Risk-free virtual trading simulator",
    ],
    several: true,
    record: "Preferred Trading Tools",
    back: "/step-10",
    next: "/info-2",
  },
  {
    path: "/info-2",
    says: ["Equip yourself with the best tools to trade with confidence!"],
    button: "CONTINUE",
    back: "/step-11",
    next: "/step-12",
  },
  {
    path: "/step-12",
    says: ["How much do you want to earn from trading?"],
    options: ["$30,000 - $50,000", "$50,000 - $100,000", "More than $100,000"],
    back: "/info-2",
    next: "/info-3",
  },
  {
    path: "/info-3",
    says: ["We have exactly what you need!"],
    button: "CONTINUE",
    back: "/step-12",
    next: "/step-13",
  },
  {
    path: "/step-13",
    says: ["What would you do with additional income from trading?"],
    options: ["Pay bills or loans", "Invest and grow it", "Enjoy life experiences", "Save for unexpected expenses"],
    back: "/info-3",
    next: "/step-14",
  },
  {
    path: "/step-14",
    says: ["Evaluate your readiness to trade"],
    options: ["Completely ready", "Ready", "Somewhat ready", "Not ready"],
    record: "Trading Readiness",
    back: "/step-13",
    next: "/step-15",
  },
  {
    path: "/step-15",
    says: ["Is there something special you want to achieve?"],
    options: ["Buy a house", "A perfect wedding", "Vacation", "Buy a car", "Worry-free retirement"],
    save: "specialGoal",
    back: "/step-14",
    next: "/step-16",
  },
  {
    path: "/step-16",
    says: ["How much time are you willing to dedicate to achieve your goal?"],
    options: ["5 min/day", "10 min/day", "15 min/day", "20 min/day"],
    back: "/step-15",
    next: "/loading",
  },
  {
    path: "/loading",
    says: ["Creating your personal challenge...", "{facts.usersShort}"],
    back: "/step-16",
    next: "/step-17",
  },
  {
    path: "/step-17",
    says: ["Where should we send your personalized trading plan?"],
    button: "Get My Trading Plan →",
    back: "/step-16",
    next: "/final",
  },
];
