type Branch = { width: number; path: string }
type Leaf = { x: number; y: number; reach: number }
type Shoot = { x: number; y: number; angle: number; length: number; width: number; forks: number }

/** Half the width of a leaf. */
const sizes = [12.5, 15.5, 18.5]
/** A cluster of leaves is this much lower than wide. */
export const flatness = 0.62

/** A frankincense tree grown from a seed: three stems that fork three times and bear a crown. It stands at the origin. */
function growTree(seed: number) {
  const chance = chances(seed)
  const branches: Branch[] = []
  const leaves: Leaf[] = []

  function grow({ x, y, angle, length, width, forks }: Shoot) {
    const bend = (chance() - 0.5) * 0.5
    const end = { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length }
    const knee = { x: x + Math.cos(angle + bend) * length * 0.55, y: y + Math.sin(angle + bend) * length * 0.55 }
    branches.push({
      width: Math.round(width),
      path: `M${pair(x, y)}q${pair(knee.x - x, knee.y - y)} ${pair(end.x - x, end.y - y)}`,
    })
    if (forks <= 0) return void leaves.push({ ...end, reach: sizes[Math.floor(chance() * sizes.length)] ?? 0 })

    const count = forks > 2 ? 2 : chance() > 0.35 ? 3 : 2
    for (let fork = 0; fork < count; fork += 1) {
      const spread = (fork - (count - 1) / 2) * (0.62 + chance() * 0.3)
      const leaning = angle + spread + (chance() - 0.5) * 0.22
      const upwards = leaning * 0.86 + (-Math.PI / 2) * 0.14
      const next = { angle: upwards, length: length * (0.7 + chance() * 0.16), width: width * 0.66, forks: forks - 1 }
      grow({ ...end, ...next })
    }
  }

  const stems = [
    { lean: -0.55, length: 46, width: 11, aside: 0 },
    { lean: 0.08, length: 40, width: 12, aside: 3 },
    { lean: 0.68, length: 46, width: 10, aside: 6 },
  ]
  for (const { lean, length, width, aside } of stems) {
    grow({ x: aside, y: 0, angle: -Math.PI / 2 + lean, length, width, forks: 3 })
  }
  return { wood: byWidth(branches), crown: bySize(leaves) }
}

function chances(seed: number) {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** Whole units, and no space where a sign parts the numbers: a tree is sent with every first visit. */
const pair = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`.replace(' -', '-')

/** Branches of one thickness are one path: a tree is a dozen elements, not a hundred. */
function byWidth(branches: Branch[]) {
  const widths = [...new Set(branches.map(({ width }) => width))]
  return widths.map((width) => ({
    width,
    path: branches
      .filter((branch) => branch.width === width)
      .map(({ path }) => path)
      .join(''),
  }))
}

/** A leaf is a dot that a thick round stroke makes visible; flattened when drawn, so its height is kept in flat units. */
function bySize(leaves: Leaf[]) {
  return sizes.map((reach) => ({
    reach,
    path: leaves
      .filter((leaf) => leaf.reach === reach)
      .map(({ x, y }) => `M${pair(x, y / flatness)}h0`)
      .join(''),
  }))
}

/** One tree for every drawing: moved, scaled and turned it looks like another, and the page is sent its shape only once. */
export const frankincense = growTree(11)
