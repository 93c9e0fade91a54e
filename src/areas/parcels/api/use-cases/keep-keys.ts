import { contractHeld } from '#areas/contracts/public.ts'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { mustBeMerchantOneself } from '../../merchants/own-merchant.ts'
import { EndKeyInput, EndOwnKeyInput, MakeKeyInput, MakeOwnKeyInput } from '../inputs.ts'
import { endKey, makeKey, widenKey } from '../keeping-keys.ts'

const may = parcelPermissions.manage

export const makeOwnKey = command({
  name: 'parcels.make-own-key',
  permission: anyoneSignedIn,
  input: MakeOwnKeyInput,
  run: async (work, asked) => makeKey(work, (await mustBeMerchantOneself(work)).partyId, asked),
})

export const endOwnKey = command({
  name: 'parcels.end-own-key',
  permission: anyoneSignedIn,
  input: EndOwnKeyInput,
  run: async (work, { keyId }) => endKey(work, (await mustBeMerchantOneself(work)).partyId, keyId),
})

/** The same by whoever looks after the contract with him. */
export const makeMerchantKey = command({
  name: 'parcels.make-key',
  permission: may,
  input: MakeKeyInput,
  run: async (work, { contractId, ...asked }) => makeKey(work, (await contractHeld(work, contractId, may)).partyId, asked),
})

export const endMerchantKey = command({
  name: 'parcels.end-key',
  permission: may,
  input: EndKeyInput,
  async run(work, { contractId, keyId }) {
    await endKey(work, (await contractHeld(work, contractId, may)).partyId, keyId)
    return { contractId }
  },
})

export const widenOwnKey = command({
  name: 'parcels.widen-own-key',
  permission: anyoneSignedIn,
  input: EndOwnKeyInput,
  run: async (work, { keyId }) => widenKey(work, (await mustBeMerchantOneself(work)).partyId, keyId),
})

export const widenMerchantKey = command({
  name: 'parcels.widen-key',
  permission: may,
  input: EndKeyInput,
  async run(work, { contractId, keyId }) {
    await widenKey(work, (await contractHeld(work, contractId, may)).partyId, keyId)
    return { contractId }
  },
})
