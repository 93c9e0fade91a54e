import './styles/plate.css'
import type { Plate as Of } from '#values/plates.ts'

/** A plate as it stands on the vehicle: digits and letters in one island, from left to right in every sentence. */
export const Plate = ({ digits, letters }: Of) => (
  <bdi className="plate" dir="ltr">
    <span>{digits}</span>
    <span>{letters}</span>
  </bdi>
)
