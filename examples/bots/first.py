#!/usr/bin/env python3
"""The smallest bot for Sortie: prefers to attack, and otherwise takes something at random. See docs/formats/bot.md."""
import json
import random
import sys

ATTACKS = ("engage", "fire", "shoot", "attack", "strike", "declare")


def say(message):
    print(json.dumps(message), flush=True)


def choose(options):
    attacks = [i for i, option in enumerate(options) if option.get("type") in ATTACKS]
    return random.choice(attacks or range(len(options)))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "ready", "name": "First", "protocol": 1})
    elif message["type"] == "decide":
        say({"type": "command", "id": message["id"], "option": choose(message["options"])})
    elif message["type"] == "quit":
        break
