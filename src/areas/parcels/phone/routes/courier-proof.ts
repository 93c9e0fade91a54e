import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { bytesDoor } from '#platform/phone-door.ts'
import { keepPhoneProof } from '../use-cases/keep-phone-proof.ts'

const largest = 400_000

/** A signature or a picture, after the event that announced it. */
export const action = bytesDoor(may.deliver, largest, (ctx, { bytes, params }) =>
  keepPhoneProof(ctx, { sha256: params.sha256 ?? '', file: { name: 'signature', bytes } }),
)
