/** What has become of handing an electronic invoice over. */
export const submissionStates = {
  none: 'لم تُرسل',
  queued: 'بانتظار الإرسال',
  sent: 'مُرسلة',
  accepted: 'مقبولة',
  rejected: 'مرفوضة',
} as const
export type ElectronicState = keyof typeof submissionStates
export type SubmissionState = Exclude<ElectronicState, 'none'>
