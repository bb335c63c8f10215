import { describe, expect, it } from 'vitest'
import { assistantWords } from '#content/assistant.ts'
import { readBeside, readWish } from './wish.ts'

/** In the place of the classifier: by the noun, and of several the thing before the demo of it. */
const topicOf = (sentence: string) => {
  if (/module|m[oó]dulo|letters|balance/i.test(sentence)) return null
  if (/remise/.test(sentence)) return 'page:/small-business-backbone:10'
  if (/half price/.test(sentence)) return 'smallBusiness'
  if (/discount|desconto/i.test(sentence)) return 'discounts'
  return /d[eé]mo|see it/i.test(sentence) ? 'demo' : /trial|essai/i.test(sentence) ? 'trial' : null
}

describe('a wish that is typed by hand', () => {
  it.each([
    ['I want a demo', 'demo'],
    ['demo please', 'demo'],
    ['I would like to request a demo', 'demo'],
    ["I'd like to schedule a demo for my pharmacy", 'demo pharmacy'],
    ['I would like to request a demo of the pharmacy module.', 'demo pharmacy'],
    ['Can I get a quick demo of the retail module?', 'demo retail'],
    ['Je voudrais demander une démonstration du module hôtel', 'demo hotel'],
    ['Gostaria de pedir uma demonstração do módulo farmácia', 'demo pharmacy'],
    ['start trial', 'trial'],
    ['no i want to start it. how', 'trial'],
    ['oui je veux commencer', 'trial'],
    ['can u call me pls', 'call'],
    ['ok start it. 0772 640 118 okello drug shop', 'trial'],
    ['ok fine, lets try it. Diane minimarket 0783 445 210', 'trial'],
    ['quero experimentar, o meu whatsapp é 923 114 556', 'trial'],
    ['pouvez vous me faire une démo jeudi à la pharmacie ?', 'demo pharmacy'],
    ['Marie, 677 12 34 56, librairie à Douala', 'call'],
    ['I would like a visit to my shop', 'visit retail'],
    ['no i want you to phone me, tomorrow morning, my number is 0788123456', 'call'],
    ['rappelez-moi svp au 677112233', 'call'],
    ['pouvez-vous m’appeler demain ?', 'call'],
    ['quero que me liguem', 'call'],
    ['o meu numero é 923 456 789, de tarde', 'call'],
    ['We run a hotel. Could we get a demo?', 'demo hotel'],
    ['I would like a consultation', 'consultation'],
    ['Je voudrais une démo', 'demo'],
    ['demo in my shop tomorrow?', 'demo retail'],
    ['vous comprenez rien. je veux voir une démo samedi matin', 'demo'],
    ['une démo demain à 10h c’est possible ?', 'demo'],
    ['quero uma demo no meu restaurante sexta de manhã', 'demo restaurant'],
    ['a visita ao escritório de luanda, quinta às 10h, marca por favor', 'visit'],
    ['I would like to start my free trial', 'trial'],
    ['Je voudrais commencer l’essai gratuit', 'trial'],
    ['Queria pedir uma demonstração', 'demo'],
    ['I want a demo, how do I get it?', 'demo'],
    ['essai gratuit', 'trial'],
    ['I would like a demo. What does Starter cost?', 'demo'],
    ['and call me tomorrow', 'call'],
    ['Can we do a demo on Thursday at 3pm?', 'demo'],
    ['On peut faire une démo jeudi à 15h ?', 'demo'],
    ['Can someone come to our shop on Tuesday?', 'visit retail'],
    ['Pouvez-vous passer mardi ?', 'visit'],
    ['podem vir à loja na quinta?', 'visit retail'],
    ['I want to see it first, a demo, can you call me? Thursday after 3', 'demo'],
    ['NO. I want to ask for the half price. Who do I give my number to?', 'programme small-business'],
    ['tá, convenceu. quero uma demonstração na quarta à tarde depois das 15h', 'demo'],
    ['Je veux une démo jeudi après-midi, c’est possible ?', 'demo'],
    ['je voudrais qu’une femme de chez vous m’appelle', 'call'],
    ['quero avisar a minha visita ao escritório de Luanda amanhã às 9h', 'visit'],
    ['I will come on Thursday at 10 then', 'visit'],
    ['je veux passer mercredi matin', 'visit'],
    ['vou aí amanhã às 9', 'visit'],
    ['I will come tomorrow at 10, is that ok?', 'visit'],
    ['mercredi matin je passe à Bafoussam vers 10h, c’est bon ?', 'visit'],
    ['então passo lá amanhã às 9, pode ser?', 'visit'],
    ['je voudrais voir ça. vous pouvez m’appeler demain au 677 00 11 22 ?', 'call'],
    ['quelqu’un peut m’appeler ?', 'call'],
    ['então mostrem-me isso numa demonstração, quinta às 15h', 'demo'],
    ['send me a quotation for 3 users', 'sales'],
    ['Je voudrais un devis pour 3 utilisateurs', 'sales'],
    ['quero uma cotação para 4 pessoas', 'sales'],
  ])('is taken as one: %s', (text, intent) => {
    expect(readWish(text, topicOf)).toBe(intent)
  })

  it.each([
    'How do I get a demo?',
    'Hi, how can we book a demo for my pharmacy?',
    'How can I start a free trial?',
    'Comment avoir une démo ?',
    'Comment commencer un essai gratuit ?',
    'Como peço uma demonstração?',
    'Como posso marcar uma demo?',
    'How long is the free trial?',
    'What happens after the trial?',
    'Do I need a card for the trial?',
    'I do not want a demo',
    'I want to know what the trial costs',
    'Is there a demo account?',
    'I want a pizza',
    'Can I get a trial balance of the shop?',
    'I want to start with one shop',
    "I don't want you to call me",
    'Our turnover is 12 000 000 a year',
    'Is 0788123456 your number?',
    'will someone call me after I send the form?',
    'We need a call center module',
    'I want you to stop sending me demo letters',
    'Who did the refunds, can I see it?',
    'Can you come to Maputo?',
    'Can I come to your office on Tuesday at 10?',
    'le bureau au Cameroun c’est où exactement, on peut passer samedi ?',
    'Kampala or Gulu?',
    'I pass by tomorrow, what road is your office on?',
    'je viens d’ouvrir ma boutique le mois passé',
    'Aujourd’hui vous ouvrez à quelle heure ? je peux passer ce matin même ou il faut prévenir',
    'je peux venir au bureau dimanche ?',
    'Is anyone there on Thursday?',
    'can i see the sales of friday?',
    'can I make a quotation and then the invoice',
    'je ne veux pas de démo',
    "Combien de temps dure l'essai ?",
  ])('is left to the assistant where it only asks, refuses or asks more: %s', (text) => {
    expect(readWish(text, topicOf)).toBeNull()
  })

  it.each([
    ['I would like a demo. What does Starter cost?', 'What does Starter cost?'],
    ['I want my village in. Is it free? Who decides?', 'I want my village in. Is it free? Who decides?'],
    ['I run a pharmacy. How can I start a free trial?', null],
    ['I would like a demo, please.', null],
    ['I want to come on Tuesday at 9, who do I tell?', null],
    ['send me a quotation for 3 users', 'send me a quotation for 3 users'],
  ])('leaves what is asked beside it: %s', (text, rest) => {
    expect(readBeside(text, topicOf)).toBe(rest)
  })

  const { trial, demo, ngo, smallBusiness } = assistantWords.en.fixed.offers
  it.each([
    ['yes', `To begin, ${trial}.`, 'trial'],
    ['ok yes please', `${demo}, and when.`, 'demo'],
    ['oui', assistantWords.fr.fixed.offers.trial, 'trial'],
    ['I would like one', `${demo}, and when.`, 'demo'],
    ['how do I get one?', `${demo}, and when.`, null],
    ['sim, quero', assistantWords.pt.fixed.offers.demo, 'demo'],
    ['alors je veux cette remise. on est 2', assistantWords.fr.fixed.offers.smallBusiness, 'programme small-business'],
    ['quero então esse desconto', assistantWords.pt.fixed.offers.smallBusiness, 'programme small-business'],
    ['0788 301 442, bakery in Muhanga', `${smallBusiness}.`, 'programme small-business'],
    ['je veux demander cette remise', assistantWords.fr.fixed.offers.smallBusiness, 'programme small-business'],
    ['I would like that half price', `${smallBusiness}.`, 'programme small-business'],
    ['we are 2 and sell fabrics in Lagos. Please pass it on', `${smallBusiness}.`, 'programme small-business'],
    ['Yes I would like it. We are 4 and sell coffee, since 2014', `${smallBusiness}.`, 'programme small-business'],
    ['I would like to have it. We are 5 people', `${smallBusiness}.`, 'programme small-business'],
    ['gostaria de o ter', assistantWords.pt.fixed.offers.smallBusiness, 'programme small-business'],
    ['je souhaite postuler', assistantWords.fr.fixed.offers.ngo, 'programme ngo'],
    ['ok i come tomorrow at 10. do you have a parking?', assistantWords.en.computed.announce, 'visit'],
    ['vous transmettez ?', assistantWords.fr.fixed.offers.smallBusiness, 'programme small-business'],
    ['quero me candidatar', assistantWords.pt.fixed.offers.ngo, 'programme ngo'],
    [
      'já disse que quero. pode mandar o formulário para a nossa associação',
      assistantWords.pt.fixed.offers.ngo,
      'programme ngo',
    ],
    ['can you send us the form?', `${ngo}.`, 'programme ngo'],
    ['mais je viens de le dire, mercredi 10h. vous notez ?', assistantWords.fr.computed.announce, 'visit'],
    ['I sell phones in Gulu, 1 till. When can they come?', `${assistantWords.en.fixed.offers.visit}.`, 'visit'],
    ['Lobito, material de construção, 3 caixas', `${assistantWords.pt.fixed.offers.visit}.`, 'visit'],
    ['ok então marco: quarta 9h em Luanda, tenho uma padaria', assistantWords.pt.computed.announce, 'visit'],
    ['On Wednesday at 9 I have to be at the bank with my brother', assistantWords.en.computed.announce, null],
    ['et lundi matin vers 9h', assistantWords.fr.computed.announce, null],
    ['When is that?', `${assistantWords.en.fixed.offers.visit}.`, null],
    ['que quelqu’un me rappelle au 677 00 11 22', assistantWords.fr.fixed.offers.visit, 'call'],
    ['ok apply for us please', `${ngo}.`, 'programme ngo'],
    ['yes i would like to have it, the half price', `${smallBusiness}.`, 'programme small-business'],
    [
      'gostaria de ter o desconto sim. somos 5, uns 600 produtos, abrimos em 2023',
      assistantWords.pt.fixed.offers.smallBusiness,
      'programme small-business',
    ],
    ['Temos 40 sócias. Quero me candidatar então, como faço?', assistantWords.pt.fixed.offers.ngo, 'programme ngo'],
    ['that is not what I asked. the trial, and what we typed if we stop', `To begin, ${trial}.`, null],
    [
      'Boa. então conte comigo quarta às 9h. quanto paga uma pensão como a minha?',
      assistantWords.pt.fixed.offers.visit,
      'visit',
    ],
    ['I want to know the discount first', `${smallBusiness}.`, null],
    [
      'vendo ferragens em Cabinda, 2 caixas. mas o excel é de graça, porque é que eu ia trocar?',
      assistantWords.pt.fixed.offers.visit,
      null,
    ],
    ['I need a moment to think', `${smallBusiness}.`, null],
    ['I want a discount', `To begin, ${trial}.`, null],
    ['ok', trial, null],
    ['no', trial, null],
    ['yes, and in Kampala?', trial, null],
    ['yes', 'Shall I list the modules?', null],
  ])('takes what was offered: %s, to “%s”', (text, last, wish) => {
    expect(readWish(text, topicOf, last)).toBe(wish)
  })
})
