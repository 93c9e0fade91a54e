import { bankWritten, Cheque, chequeBank } from './inputs.ts'

const { number, dueOn, amount } = Cheque.shape

/** A cheque on the form of the counter: all of it or nothing. Its place is the one the counter gives it. */
export const chequeAtCounter = {
  bank: chequeBank.optional(),
  otherBank: bankWritten,
  number9: number.optional(),
  dueOn9: dueOn.optional(),
  amount9: amount.optional(),
}
export const chequeParts = ['bank', 'number9', 'dueOn9', 'amount9'] as const

export const chequeAsks = {
  bank: 'اختر البنك كما على الشيك.',
  number9: 'اكتب رقم الشيك.',
  dueOn9: 'اكتب تاريخ الشيك.',
  amount9: 'اكتب مبلغ الشيك.',
} as const
