/** What is kept of a deposit, from the day somebody asks to keep it. */
export const forfeitStates = { submitted: 'بانتظار الاعتماد', forfeited: 'صودر', rejected: 'مرفوض' } as const
export type ForfeitState = keyof typeof forfeitStates
