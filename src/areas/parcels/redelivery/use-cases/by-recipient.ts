import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { piecesOf } from '../../journey/load-for-update.ts'
import { parcelBehind } from '../../tracking/behind-link.ts'
import { KeepOwnWishesInput, PinOwnPlaceInput, RedirectOwnInput, RescheduleOwnInput } from '../inputs.ts'
import { keepWishes, pinPlace, redirect, reschedule } from '../redelivering.ts'

async function behind(work: Work, token: string) {
  const row = await parcelBehind(work, token)
  return { ...row, pieces: await piecesOf(work.tx, row.id) }
}

/** Whoever holds the link says when. */
export const rescheduleOwn = command({
  name: 'parcels.reschedule-own',
  permission: anyone,
  input: RescheduleOwnInput,
  async run(work, { parcelToken, ...asked }) {
    await reschedule(work, await behind(work, parcelToken), asked)
    return { parcelToken }
  },
})

export const redirectOwn = command({
  name: 'parcels.redirect-own',
  permission: anyone,
  input: RedirectOwnInput,
  async run(work, { parcelToken, ...asked }) {
    return { parcelToken, ...(await redirect(work, await behind(work, parcelToken), asked)) }
  },
})

export const keepOwnWishes = command({
  name: 'parcels.keep-own-wishes',
  permission: anyone,
  input: KeepOwnWishesInput,
  async run(work, { parcelToken, ...asked }) {
    await keepWishes(work, await behind(work, parcelToken), asked)
    return { parcelToken }
  },
})

/** Where their door is, also while the courier is on the way to it. */
export const pinOwnPlace = command({
  name: 'parcels.pin-own',
  permission: anyone,
  input: PinOwnPlaceInput,
  async run(work, { parcelToken, ...asked }) {
    await pinPlace(work, await behind(work, parcelToken), asked)
    return { parcelToken }
  },
})
