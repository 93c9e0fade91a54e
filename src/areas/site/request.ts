/** What visitors send us, and the states it goes through. */
export const requestStatuses = {
  new: 'جديد',
  taken: 'قيد المتابعة',
  answered: 'أُجيب',
  won: 'تم الاتفاق',
  lost: 'لم يتم',
} as const
export type RequestStatus = keyof typeof requestStatuses

export const ticketStatuses = {
  new: 'جديد',
  'in-progress': 'قيد المعالجة',
  'waiting-for-customer': 'بانتظار ردك',
  solved: 'محلول',
  closed: 'مغلق',
} as const
export type TicketStatus = keyof typeof ticketStatuses

export const replyWays = { call: 'مكالمة', whatsapp: 'واتساب', sms: 'رسالة نصية', email: 'بريد إلكتروني' } as const
export type ReplyWay = keyof typeof replyWays

/** The letter a number begins with says which queue it belongs to. */
export const numberPrefixes = { inquiry: 'Q', serviceRequest: 'R', ticket: 'T' } as const

export const attachmentLimits = { most: 5, megabytes: 8 } as const
