/** Compiles a flow into the machine that a page runs, and replays what a visitor did before that machine was there. */
export { answersAsked, type FormAnswers, formAnswers, onWalkedDay, walkedNoon } from "./form-answers.ts";
export { compileFunnel, type QuizEvent } from "./machine.ts";
export { replayTaps, type Taken } from "./replay-taps.ts";
