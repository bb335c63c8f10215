import { offices } from '#facts/offices.ts'

const isOurs = (town: string) => offices.some(({ city }) => city === town)

/** Towns in which we have no office, whichever come to have one. For tests. */
export const [elsewhere = '', another = '', third = ''] = ['Nairobi', 'Dakar', 'Lagos', 'Accra', 'Harare'].filter(
  (town) => !isOurs(town),
)
