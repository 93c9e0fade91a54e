import { carriageKind } from './registering.ts'

type Priced = { place: string; carriage: bigint; codFee: bigint }

/** What the way costs, and fetching the money for its sender: lines of one paper, so that tax is computed once. */
export const wayLines = ({ place, carriage, codFee }: Priced, description: string) => {
  const line = { line: 'parcels' as const, quantity: 1000, discount: 0n }
  return [
    ...(carriage > 0n ? [{ ...line, kind: carriageKind(place), description, unitPrice: carriage }] : []),
    ...(codFee > 0n
      ? [{ ...line, kind: 'parcel-cod' as const, description: `الدفع عند الاستلام، ${description}`, unitPrice: codFee }]
      : []),
  ]
}
