import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'
import { ask, type AskedQuestion } from '../question.ts'
import { about, dollars, halfYear, monthly, ngoMonth, ngoYear, once, saved, worked } from '../say.ts'

const monthOf = (id: keyof typeof plans, months: number) => dollars(plans[id].monthlyPrice * months)
const yearOf = (id: keyof typeof plans, years: number) => dollars(plans[id].annualPrice * years)

export const computed: readonly AskedQuestion[] = [
  ask(
    'we are 4 people and about 600 products which plan',
    ['professional', monthly('professional')],
    worked({ users: 4, products: 600 }),
  ),
  ask('I sell alone, 30 items. what plan is enough?', ['starter', monthly('starter')], worked({ products: 30 })),
  ask(
    '12 users, 3 shops. what do you recommend',
    ['enterprise', monthly('enterprise')],
    worked({ users: 12, locations: 3 }),
  ),
  ask('one shop one user 51 products', ['professional'], worked({ products: 51 })),
  ask('exactly 50 products and just me', ['starter'], worked({ products: 50 })),
  ask('I have two pharmacies with 2 staff each, which subscription fits', ['professional'], {
    allows: { ...worked({ users: 4, locations: 2 }).allows, numbers: [4] },
  }),
  ask('we have six employees who all need to log in', ['enterprise'], worked({ users: 6 })),
  ask('what would starter cost me for 6 months', [monthOf('starter', 6)], worked({}, plans.starter.monthlyPrice * 6)),
  ask('total for professional paid monthly for one year', [monthOf('professional', 12)], worked({ users: 5 })),
  ask('Professional for 3 years paid by year, total?', [yearOf('professional', 3)], worked({ users: 5, years: 3 })),
  ask(
    'how much is enterprise for 2 years if I pay every month',
    [monthOf('enterprise', 24)],
    worked({ users: 20, years: 2 }),
  ),
  ask('5 years of starter billed annually', [yearOf('starter', 5)], worked({ years: 5 })),
  ask(
    'how much cheaper is professional per year when i pay yearly instead of monthly',
    [saved('professional')],
    worked({ users: 5 }),
  ),
  ask(
    'is it better to buy essential once or pay professional yearly for 3 years',
    [once('essential'), yearOf('professional', 3)],
    worked({ users: 3, years: 3 }),
  ),
  ask(
    'after how many years is the Essential package cheaper than Professional paid yearly',
    [[/\b(5|6|five|six)\b/]],
    worked({ users: 3, years: 6 }),
  ),
  ask(
    'Compare Enterprise subscription over 5 years with the $3000 licence',
    [once('enterprise'), [yearOf('enterprise', 5), monthOf('enterprise', 60)]],
    worked({ users: 30, years: 5 }),
  ),
  ask(
    'price difference between starter and professional per month',
    [
      [dollars(plans.professional.monthlyPrice - plans.starter.monthlyPrice), monthly('starter')],
      [dollars(plans.professional.monthlyPrice - plans.starter.monthlyPrice), monthly('professional')],
    ],
    worked({}, plans.professional.monthlyPrice - plans.starter.monthlyPrice),
  ),
  ask('starter for a year in RWF please', [about(plans.starter.annualPrice, 'RWF')]),
  ask('enterprise monthly in ugandan shillings', [about(plans.enterprise.monthlyPrice, 'UGX')]),
  ask('how many kwanza is professional yearly', [about(plans.professional.annualPrice, 'AOA')]),
  ask('Business package in XOF?', [about(packages.business.price, 'XOF')]),
  ask('we qualify as small business, what do we pay for professional in the first year', [halfYear('professional')]),
  ask('registered charity here, starter monthly price with the ngo discount', [ngoMonth('starter')]),
  ask('NGO price of enterprise for one year after the free time', [ngoYear('enterprise')]),
  ask('need something for 8 users, pay once not monthly', ['business', once('business')], worked({ users: 8 })),
  ask('pay once, 3 people one shop', ['essential', once('essential')], worked({ users: 3 })),
  ask('one-time for 25 staff', ['enterprise', once('enterprise')], worked({ users: 25 })),
  ask(
    'I paid $398 on professional yearly for two years. now i want Essential one time, what is left to pay',
    [dollars(packages.essential.price - 2 * plans.professional.annualPrice)],
    worked({ users: 3, years: 2 }),
  ),
  ask(
    'a shop with 3 tills, 5 cashiers and me the owner, 2,000 articles',
    ['enterprise'],
    worked({ users: 6, products: 2000 }),
  ),
  ask('we are ten in the company and sell in 4 towns', ['enterprise'], worked({ users: 10, locations: 4 })),
]
