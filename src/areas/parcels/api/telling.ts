import type { z } from 'zod'
import { baisaIn, inDecimals } from '#values/money.ts'
import type { Booked } from '../booking/inputs.ts'
import { type ParcelState, parcelStates } from '../journey/parcel.ts'
import type { PieceWeighed } from '../journey/registering.ts'
import { apiStates, type ParcelGiven, type ParcelTold } from './shapes.ts'

type Row = {
  number: string
  senderReference: string | null
  state: ParcelState
  heldReason: string | null
  isReturning: boolean
  service: 'door' | 'branch'
  recipientName: string
  recipientPhone: string
  place: string
  pieceCount: number
  grams: number
  chargeable: number
  carriage: bigint
  cod: bigint
  codFee: bigint
  vat: bigint
  registeredAt: Date
  changedAt: Date
  promisedOn: string | null
  relabelSince: Date | null
}

type Charged = { carriage: bigint; codFee: bigint; vat: bigint }

export const chargedTold = ({ carriage, codFee, vat }: Charged) => ({
  ...{ carriage: inDecimals(carriage), codFee: inDecimals(codFee), vat: inDecimals(vat) },
  total: inDecimals(carriage + codFee + vat),
})

/** A parcel as a program reads it. */
export function parcelTold(row: Row): z.input<typeof ParcelTold> {
  const state = apiStates[row.state]
  return {
    ...{ number: row.number, reference: row.senderReference, state, returning: row.isReturning, service: row.service },
    reason: row.heldReason ?? (state === 'unknown' ? parcelStates[row.state] : null),
    recipient: { name: row.recipientName, phone: row.recipientPhone },
    ...{ place: row.place, pieces: row.pieceCount, weightGrams: row.grams, chargeableGrams: row.chargeable },
    ...{ cod: inDecimals(row.cod), relabel: row.relabelSince !== null, fees: chargedTold(row) },
    ...{ registeredAt: row.registeredAt.toISOString(), updatedAt: row.changedAt.toISOString(), promisedOn: row.promisedOn },
  }
}

type PiecesGiven = ParcelGiven['pieces']

const millimetres = (centimetres: number) => Math.round(centimetres * 10)

export const piecesIn = (pieces: PiecesGiven): PieceWeighed[] =>
  pieces.map(({ weightGrams: grams, size }) => ({
    grams,
    size: size ? { length: millimetres(size.length), width: millimetres(size.width), height: millimetres(size.height) } : null,
  }))

/** What a program gives as the form of a merchant has it. */
export function bookedIn(id: string, { reference, recipient, address, declaredValue, cod, ...given }: ParcelGiven): Booked {
  return {
    ...{ id, senderReference: reference, recipientName: recipient.name, recipientPhone: recipient.phone, ...address },
    ...{ service: given.service, content: given.content, fragile: given.fragile ?? false, toBranchId: undefined },
    declaredValue: declaredValue === undefined ? undefined : baisaIn(declaredValue) || undefined,
    cod: cod === undefined ? undefined : baisaIn(cod),
    pieces: piecesIn(given.pieces).map(({ grams, size }) => ({ weight: grams, ...size })),
  }
}
