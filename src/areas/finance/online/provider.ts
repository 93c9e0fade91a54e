/** Somebody outside is silent: no fault of ours, as one from 500 on would say. */
export const providerSilent = 424

/** What a customer is about to pay, as it is opened with a provider; `reference` is ours, and one for each payment. */
export type Intent = {
  reference: string
  amount: bigint
  title: string
  payer: { name: string; phone: string | null; email: string | null }
  /** Where the customer is led from there. That they come back says nothing of the money. */
  back: string
}

/** What the provider says of one payment. */
export type Told = {
  providerRef: string
  reference: string
  state: 'unpaid' | 'paid' | 'cancelled'
  amount: bigint
  invoice: string
  redirectUrl: string
  expiresAt: Date | null
}

/** Which payment a message is about. It is a hint: what is believed is asked for. */
export type Hint = { reference: string | null; providerRef: string | null }

/** What became of giving money back: done under a number of theirs, or not, and why. */
export type Refunded = { refundId: string } | { refused: 'before' | 'not-theirs' | 'no'; code: number }

/** Whoever takes payments online for us. Creating is never tried again blindly: what it came to is looked up by our reference. */
export type Provider = {
  create: (intent: Intent) => Promise<Told>
  fetch: (providerRef: string) => Promise<Told | null>
  find: (reference: string) => Promise<Told | null>
  cancel: (providerRef: string) => Promise<void>
  /** Once of each payment: said again, it answers that it was done before. Nothing known of the answer throws. */
  refund: (paid: { invoice: string; amount: bigint; reason: string }) => Promise<Refunded>
  /** Whether it takes the key that was given to us. Nothing heard throws. */
  knowsUs: () => Promise<boolean>
  verifyWebhook: (message: { raw: string; headers: Headers; now: Date }) => Hint | null
}
