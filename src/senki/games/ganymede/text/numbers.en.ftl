## The numbers of the card data, for whoever changes them

table-mech = Mechs
table-part = Parts

column-sp = SP
column-hp = HP
column-aim = AIM
column-dice = dice
column-rerolls = rerolls
