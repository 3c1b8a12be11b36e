import type { AnswerProps } from "../answer/Answer.tsx";

export interface PrintJobProps {
  readonly answer: AnswerProps;
  readonly kind: "whole" | "summary";
  readonly title: string;
  onDone(): void;
}
