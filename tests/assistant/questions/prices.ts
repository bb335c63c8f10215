import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'
import { ask, type AskedQuestion } from '../question.ts'
import { about, halfPercent, monthly, once, saved, savedPercent, unlimited, worked, yearly } from '../say.ts'

export const prices: readonly AskedQuestion[] = [
  ask('What are your pricing plans?', [monthly('starter'), monthly('professional'), monthly('enterprise')]),
  ask('how much is it', [monthly('starter')]),
  ask('price of starter?', [monthly('starter')]),
  ask('Good afternoon, could you kindly tell me what the Professional plan would cost my boutique per month please', [
    monthly('professional'),
  ]),
  ask('enterprise plan price', [monthly('enterprise')]),
  ask('how much do i pay for a whole year of professional if i pay at once', [yearly('professional')]),
  ask('starter yearly', [yearly('starter')]),
  ask('what does Enterprise cost per year when billed annually', [yearly('enterprise')]),
  ask('which plan is the cheapest one you have', ['starter', monthly('starter')]),
  ask('what is your most popular plan', ['professional']),
  ask('do you have something i pay only once and it is mine', [
    once('essential'),
    once('business'),
    once('enterprise'),
  ]),
  ask('one time purchase essential how much', [once('essential')]),
  ask('Business package, what is the price and what do I get', [once('business'), '10']),
  ask('the enterprise one-time licence, price and updates?', [once('enterprise'), /life/]),
  ask('how many years of updates do i get with essential', [[/2 years|two years/]]),
  ask('do the updates of the Business package stop at some point', [[/3 years|three years/]]),
  ask('what discount do I get if I pay annually', [savedPercent]),
  ask('your page says save up to 50% with annual, is that true for everybody', [savedPercent, halfPercent]),
  ask('how much money do i save with starter by paying the year', [saved('starter')]),
  ask('can I pay in rwandan francs? how much would starter be', [about(plans.starter.monthlyPrice, 'RWF')]),
  ask('professional in UGX per month', [about(plans.professional.monthlyPrice, 'UGX')]),
  ask('What would the Essential licence be in FCFA roughly', [about(packages.essential.price, 'XAF')]),
  ask('is the price in kwanza fixed or does it change', [/dollar/]),
  ask('when my 2 years of updates are over does the software stop working', [
    /(stays?|remains?|still|keeps?|goes on|yours|life|continue)/,
  ]),
  ask(
    'if i pay monthly now and later buy the one time one, do i lose what i paid',
    [/credit|counts?|taken off|deduct/],
    worked({ users: 3, years: 3 }),
  ),
  ask('is there any setup fee on top of starter', [/writing|depends|set-?up|fee/], {
    expect: ['answered', 'unknown'],
    mustNot: [/\$0 set/],
  }),
  ask('does the price of enterprise include unlimited users', [unlimited]),
]
