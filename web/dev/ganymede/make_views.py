"""Writes views.json for the skin's harness: real positions from random games of the engine, as the server's protocol gives them.

    PYTHONPATH=src python web/dev/ganymede/make_views.py
"""

import json, pathlib, sys
from senki.games.ganymede import GAME
from senki.engine.session import Session
from senki.engine.dice import StreamDice
from senki.engine.fairness import seed_from
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
facts = GAME.load_pack(None)
pack = GAME.pack_of(facts)
out = {}
def plain_dec(d): return d.plain() if d else None
def ev(e): return e.plain()
SC = [
 ("draft-lead-4",4,"royale",1,lambda s,d:d and d["ask"]=="draft-lead",0),
 ("draft-wing-3",3,"royale",2,lambda s,d:d and d["ask"]=="draft-wing",0),
 ("draft-part-2",2,"royale",3,lambda s,d:d and d["ask"]=="draft-part" ,2),
 ("draft-part-4",4,"royale",4,lambda s,d:d and d["ask"]=="draft-part" ,3),
 ("fit-4",4,"royale",5,lambda s,d:d and d["ask"]=="fit-part",0),
 ("fit-2",2,"royale",6,lambda s,d:d and d["ask"]=="fit-part",2),
 ("extra-4",4,"royale",7,lambda s,d:d and d["ask"]=="extra-side",0),
 ("defend-4-early",4,"royale",8,lambda s,d:d and d["ask"]=="defend-with",0),
 ("defend-4",4,"royale",9,lambda s,d:d and d["ask"]=="defend-with",4),
 ("defend-3",3,"royale",10,lambda s,d:d and d["ask"]=="defend-with",3),
 ("defend-2",2,"royale",11,lambda s,d:d and d["ask"]=="defend-with",2),
 ("reroll-2",2,"royale",12,lambda s,d:d and d["ask"]=="reroll",1),
 ("reroll-4",4,"royale",13,lambda s,d:d and d["ask"]=="reroll",2),
 ("bond-mech",4,"team",14,lambda s,d:d and d["ask"]=="bond-mech",0),
 ("bond-bearer",4,"team",15,lambda s,d:d and d["ask"]=="bond-bearer",0),
 ("team-defend",4,"team",16,lambda s,d:d and d["ask"]=="defend-with",6),
 ("watch-4",4,"royale",17,lambda s,d:not d and s.pending() and s.pending()[0].plain()["ask"]=="defend-with",12),
 ("over-4",4,"royale",18,lambda s,d:s.over,0),
 ("over-2",2,"royale",19,lambda s,d:s.over,0),
 ("over-team",4,"team",20,lambda s,d:s.over,0),
]
def state(s, seat, mark):
    v = s.view(seat)
    row = {"view": {**v["table"], "where": v["where"], "waiting": v["waiting"]}, "decision": v["decision"], "waiting": v["waiting"], "outcome": v.get("outcome")}
    row["events"] = [ev(e) for e in s.events(seat, mark)]
    return row
for name,n,mode,seed0,want,skip in SC:
  for tries in range(400):
    seed = seed0*1000+tries
    s = Session(GAME,n,{"mode":mode},facts,StreamDice(seed_from(str(seed))))
    r = Rng(seed); me = 0; left = skip; found=None; hist=[]; mark=0
    while True:
        v = s.view(me); d = v["decision"]
        if want(s,d):
            if left==0: found=True; break
            left-=1
        if s.over: break
        ds = s.pending(); q = ds[r.below(len(ds))]
        mark = len(s.events(me))
        s.answer(q.seat, q.options[r.below(len(q.options))])
    if found:
        row = state(s, me, mark)
        row["before"]=hist
        row.update(game="ganymede", seats=n, mode=mode, me=me, log=[ev(e) for e in s.events(me)][-40:])
        out[name]=row; break
  print(name, tries, bool(found), len(s.log), file=sys.stderr)
# a run of states, for the animations
s = Session(GAME,4,{"mode":"royale"},facts,StreamDice(seed_from("77"))); r=Rng(77); run=[]
mark=0
while not s.over:
    v=s.view(0)
    row=state(s,0,mark); row.update(game="ganymede",seats=4,mode="royale",me=0,log=[ev(e) for e in s.events(0)][-40:]); run.append(row)
    mark=len(s.events(0))
    ds=s.pending(); q=ds[r.below(len(ds))]; s.answer(q.seat,q.options[r.below(len(q.options))])
row=state(s,0,mark); row.update(game="ganymede",seats=4,mode="royale",me=0,log=[]); run.append(row)
fx = {k: pack.tables[k] for k in ('mech','part')}
json.dump({"scenes":out,"run":run,"facts":fx,"labels":{k:list(v) for k,v in GAME.labels(facts).items()}}, (pathlib.Path(__file__).parent / "views.json").open("w"))
print(len(run))
