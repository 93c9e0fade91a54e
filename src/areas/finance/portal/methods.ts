import { paymentMethodNames, paymentMethods } from '#areas/finance/receipts/receipt.ts'

/** «نقدًا وبطاقة» of the names as the list has them. */
export const methodsInWords = (methods: string) =>
  paymentMethodNames
    .filter((name) => methods.split(' ').includes(name))
    .map((name) => paymentMethods[name])
    .join(' و')
