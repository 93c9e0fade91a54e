import { newId } from './new-id.ts'

/** Which phone it is, and the how-manieth thing done on it: whatever its clock says, the order stays. */
export function counted() {
  const device = localStorage.getItem('phone-device') ?? newId()
  const seq = Number(localStorage.getItem('phone-seq') ?? 0) + 1
  localStorage.setItem('phone-device', device)
  localStorage.setItem('phone-seq', String(seq))
  return { device, seq }
}
