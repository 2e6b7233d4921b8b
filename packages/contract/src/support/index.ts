/** What a guest, with or without an account, asks of the operator: cases and the chat. */
export {
  CASE_STATES,
  CASE_TYPES,
  FEEDBACK_LENGTHS,
  listCases,
  QUESTION_TYPES,
  readCase,
  sendFeedback,
  type CaseState,
  type CaseType,
  type QuestionType,
} from './cases.ts';
export { PRIZE_MODES, type PrizeMode, type PublicState } from './public-state.ts';
export { SERVICE_PATH_KEY, SERVICE_PATH_SEPARATOR } from './support-path-key.ts';
export {
  CHAT_QUEUES,
  CHAT_STATES,
  chatRoutes,
  LINE_KINDS,
  WEEKDAYS,
  type ChatQueue,
  type ChatState,
  type Hours,
  type LineKind,
  type ServiceType,
  type Weekday,
} from './chat.ts';
