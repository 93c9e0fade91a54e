/** Where credit of a customer goes already, before it has gone. */
export type Promises = { vouchers: bigint; transfers: bigint; setOffs: bigint }

export const nothingPromised: Promises = { vouchers: 0n, transfers: 0n, setOffs: 0n }

export const promisedIn = ({ vouchers, transfers, setOffs }: Promises) => vouchers + transfers + setOffs

/** Each by its own name: whoever looks for a voucher finds none where a transfer waits. */
export const promisesInWords = ({ vouchers, transfers, setOffs }: Promises) =>
  [
    vouchers > 0n ? 'سندات لم تُصرف' : '',
    transfers > 0n ? 'تحويل رصيد ينتظر الاعتماد' : '',
    setOffs > 0n ? 'مقاصة تنتظر الاعتماد' : '',
  ]
    .filter(Boolean)
    .join(' و')
