import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { freshCode } from '../../counter/fresh-code.ts'
import { parcelBehind } from '../behind-link.ts'
import { OwnParcelInput } from '../inputs.ts'

/** Whoever holds the link asks for another code: it goes to the phone of whom the parcel is for. */
export const askOwnCode = command({
  name: 'parcels.ask-own-code',
  permission: anyone,
  input: OwnParcelInput,
  async run(work, { parcelToken }) {
    await freshCode(work, await parcelBehind(work, parcelToken))
    return { parcelToken }
  },
})
